import type { Access } from 'payload'
import { hasRole } from './has-role.ts'
import { hasSiteKey } from './has-site-key.ts'

/** The site reads files, and nothing but files, with its site key; editors read everything. */
export const canReadFile: Access = ({ req, isReadingStaticFile }) =>
  hasRole(req.user, 'editor') || (isReadingStaticFile === true && hasSiteKey(req))
