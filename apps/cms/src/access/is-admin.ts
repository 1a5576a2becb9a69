import type { Access } from 'payload'
import { hasRole } from './has-role.ts'

export const isAdmin: Access = ({ req }) => hasRole(req.user, 'admin')
