import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Where a value belongs: table, column and row. A value that is moved elsewhere does not open. */
export type FieldLocation = { table: string; column: string; row: string }

export type FieldEncryption = ReturnType<typeof createFieldEncryption>

const algorithm = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts single values (national ids, account numbers) for the database.
 *
 * @param keys secrets by their ids, the current one first: what was written with an older one still
 *   opens. Each is stretched into one key for encryption and one for the index.
 */
export function createFieldEncryption(keys: ReadonlyMap<string, string>) {
  const derived = new Map(
    [...keys].map(([id, secret]) => [
      id,
      { encryption: derive(secret, 'encryption'), index: derive(secret, 'index') },
    ]),
  )
  const [current] = derived.keys()
  if (current === undefined) throw new Error('There is no key to encrypt with')

  function keyOf(id: string) {
    const key = derived.get(id)
    if (!key) throw new Error(`There is no encryption key "${id}"`)
    return key
  }

  return {
    /** @returns `<key id>.<iv, text and tag in base64url>`; never the same twice */
    encrypt(value: string, location: FieldLocation): string {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv(algorithm, keyOf(current).encryption, iv)
      cipher.setAAD(authenticated(location))
      const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
      return `${current}.${Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url')}`
    },

    /** The id of the key that new values are written with: what they begin with. */
    currentKey: current,

    /** @throws the value was changed, moved to another location, or written with an unknown key */
    decrypt(stored: string, location: FieldLocation): string {
      const [id = '', encoded = ''] = stored.split('.')
      const bytes = Buffer.from(encoded, 'base64url')
      if (bytes.length < ivBytes + tagBytes) throw new Error('An encrypted value is too short')
      const decipher = createDecipheriv(algorithm, keyOf(id).encryption, bytes.subarray(0, ivBytes))
      decipher.setAAD(authenticated(location))
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      const text = decipher.update(bytes.subarray(ivBytes, -tagBytes))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    },

    /**
     * A keyed hash by which equal values are found without opening any: one for each key, the
     * current one first. Stored is the first; looked up are all.
     */
    index(value: string, purpose: string): [string, ...string[]] {
      const hashes = [...derived.values()].map((key) =>
        createHmac('sha256', key.index)
          .update(JSON.stringify([purpose, value]))
          .digest('base64url'),
      )
      return hashes as [string, ...string[]]
    },
  }
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'trivsel field encryption', purpose, 32))
}

function authenticated({ table, column, row }: FieldLocation): Buffer {
  return Buffer.from(JSON.stringify([table, column, row]))
}
