import { hash, randomBytes } from 'node:crypto'
import { base32 } from '@better-auth/utils/base32'

const codesAtOnce = 10
/** 16 characters of base32: too many to guess, so that a plain hash keeps them. */
const codeBytes = 10

/** @returns ten codes as their owner reads them, in groups of four, and what the database keeps */
export function makeRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: codesAtOnce }, () =>
    base32.encode(Uint8Array.from(randomBytes(codeBytes)), { padding: false }).toLowerCase(),
  )
  return {
    codes: codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code),
    hashes: codes.map(hashRecoveryCode),
  }
}

/** @param code without spaces and dashes, in lower case */
export const hashRecoveryCode = (code: string): string => hash('sha256', code, 'base64url')
