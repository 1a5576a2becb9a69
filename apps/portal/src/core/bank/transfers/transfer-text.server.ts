import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'

type Texts = { readonly debtor: string | null; readonly remittance: string | null }

const locationOf = (row: string, column: keyof Texts) => ({
  table: 'incoming_transfer',
  column,
  row,
})

/** Encrypts names and texts for their row; they may contain anything, even a national id. */
export function encryptTexts(encryption: FieldEncryption, id: string, texts: Texts): Texts {
  const encrypt = (column: keyof Texts) => {
    const text = texts[column]
    return text === null ? null : encryption.encrypt(text, locationOf(id, column))
  }
  return { debtor: encrypt('debtor'), remittance: encrypt('remittance') }
}

export function decryptTexts(encryption: FieldEncryption, id: string, texts: Texts): Texts {
  const decrypt = (column: keyof Texts) => {
    const text = texts[column]
    return text === null ? null : encryption.decrypt(text, locationOf(id, column))
  }
  return { debtor: decrypt('debtor'), remittance: decrypt('remittance') }
}
