import type { Result } from './results.ts'

/** One part of what is measured of associations; its table has the head of `compareReads`. */
export type AssociationCase = Required<Pick<Result, 'figures' | 'details' | 'table'>>
