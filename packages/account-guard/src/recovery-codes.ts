import { hash } from 'node:crypto'
import { Secret } from 'otpauth'

const codesAtOnce = 10
/** 16 characters of base32: too many to guess, so that a plain hash keeps them. */
const codeBytes = 10

/** @returns ten codes as their owner reads them, in groups of four, and what the database keeps */
export function makeRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: codesAtOnce }, () =>
    new Secret({ size: codeBytes }).base32.toLowerCase(),
  )
  return {
    codes: codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code),
    hashes: codes.map(hashRecoveryCode),
  }
}

/** @param code without spaces and dashes, in lower case */
export const hashRecoveryCode = (code: string): string => hash('sha256', code, 'base64url')
