import { eq, isNull, type SQL, type SQLWrapper } from 'drizzle-orm'

/**
 * Which newsletter something belongs to: that of an association, or null for the organisation's own.
 * Nothing of one list says anything about another.
 */
export type ListKey = string | null

/** @param column the association of an issue or of a subscription */
export const isOfList = (column: SQLWrapper, list: ListKey): SQL =>
  list === null ? isNull(column) : eq(column, list)
