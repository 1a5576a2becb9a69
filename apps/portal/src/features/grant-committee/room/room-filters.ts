/** Parameters of the reading list’s address, besides `sort`. What is searched for may be a name: it is in none. */
export const roomFilters = ['application', 'type', 'state', 'proposal', 'view'] as const
