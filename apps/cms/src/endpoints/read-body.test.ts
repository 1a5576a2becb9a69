import { expect, it } from 'vitest'
import { readBody } from './read-body.ts'

const body = (text: string) => new Response(text).body

it('reads a body that is exactly as long as allowed', async () => {
  expect(await readBody(body('blåbær'), 8)).toBe('blåbær')
})

it('rejects a body that is one byte too long', async () => {
  expect(await readBody(body('blåbær'), 7)).toBeNull()
})

it('reads a missing body as empty', async () => {
  expect(await readBody(null, 8)).toBe('')
})
