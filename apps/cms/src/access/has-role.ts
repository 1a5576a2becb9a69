import type { TypedUser } from 'payload'
import type { Editor } from '../payload-types.ts'

export type Role = Editor['role']

/** Roles from the least to the most powerful: each may do all that the ones before it may. */
const roles: readonly Role[] = ['editor', 'publisher', 'admin']

export function hasRole(user: TypedUser | null | undefined, least: Role): boolean {
  return !!user && roles.indexOf(user.role) >= roles.indexOf(least)
}
