import type { Access } from 'payload'
import { hasRole } from './has-role.ts'

/**
 * Everybody signed in may save a draft; only publishers may save what is published.
 * The admin asks this to decide whether to show its publish button; the rule itself is held
 * by `noteSaveKind`, which also sees whether a save is a draft.
 */
export const canSaveContent: Access = ({ req, data }) =>
  hasRole(req.user, data?._status === 'published' ? 'publisher' : 'editor')
