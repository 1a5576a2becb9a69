import { argon2Sync } from 'node:crypto'
import { expect, it } from 'vitest'
import { deriveKey, maxConcurrentKeys } from './derive-key.server.ts'

const cheap = { nonce: Buffer.alloc(16, 7), tagLength: 32, memory: 64, passes: 1, parallelism: 1 }

it('gives each who asks at once their own key', async () => {
  const messages = Array.from(
    { length: 20 * maxConcurrentKeys },
    (_, number) => `password ${number}`,
  )
  const keys = await Promise.all(messages.map((message) => deriveKey({ ...cheap, message })))
  for (const [index, key] of keys.entries()) {
    const message = messages[index] ?? ''
    expect(Buffer.from(key)).toEqual(argon2Sync('argon2id', { ...cheap, message }))
  }
})

it('logs parameters that cannot be used, and continues', async () => {
  await expect(deriveKey({ ...cheap, message: 'x', memory: 1 })).rejects.toThrow(/memory/)
  await expect(deriveKey({ ...cheap, message: 'x' })).resolves.toHaveLength(32)
})
