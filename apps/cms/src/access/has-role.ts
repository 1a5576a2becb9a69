import { type EditorRole, editorRoles } from '@trivsel/content-contract/editor-roles'
import type { TypedUser } from 'payload'

export type Role = EditorRole

export function hasRole(user: TypedUser | null | undefined, least: Role): boolean {
  return !!user && editorRoles.indexOf(user.role) >= editorRoles.indexOf(least)
}
