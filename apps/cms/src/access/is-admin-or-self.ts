import type { Access } from 'payload'
import { hasRole } from './has-role.ts'

export const isAdminOrSelf: Access = ({ req }) => {
  if (hasRole(req.user, 'admin')) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
