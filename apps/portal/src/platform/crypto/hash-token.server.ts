import { hash } from 'node:crypto'

/**
 * What the database keeps of a secret that opens something. A plain hash is enough for 80 random
 * bits or more; a password needs a slow one.
 */
export const hashToken = (token: string) => hash('sha256', token, 'base64url')
