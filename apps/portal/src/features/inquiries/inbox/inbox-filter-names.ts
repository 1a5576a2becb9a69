/**
 * Names of the filters in the address. Apart from their schemas: routes read names, and every visitor
 * loads what routes read.
 */
export const inboxFilterNames = ['status', 'category', 'assignee'] as const
