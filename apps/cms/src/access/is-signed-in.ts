import type { Access } from 'payload'
import { hasRole } from './has-role.ts'

export const isSignedIn: Access = ({ req }) => hasRole(req.user, 'editor')
