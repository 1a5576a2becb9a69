import { createHash } from 'node:crypto'

/** The same for each address, and no address: it is in the audit log and in the queue. */
export const editorKey = (email: string): string =>
  createHash('sha256').update(email).digest('base64url').slice(0, 22)

export const subjectOf = (email: string) => ({ kind: 'editor', id: editorKey(email) }) as const
