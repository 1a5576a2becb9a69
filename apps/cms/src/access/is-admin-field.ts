import type { FieldAccess } from 'payload'
import { hasRole } from './has-role.ts'

export const isAdminField: FieldAccess = ({ req }) => hasRole(req.user, 'admin')
