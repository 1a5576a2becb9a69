import type { Access } from 'payload'
import { hasRole } from './has-role.ts'

export const isPublisher: Access = ({ req }) => hasRole(req.user, 'publisher')
