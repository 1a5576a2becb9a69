/**
 * The names of the filters in the address. They are not in the file of their schemas, because every
 * visitor loads what routes import.
 */
export const inboxFilterNames = ['status', 'category', 'assignee'] as const
