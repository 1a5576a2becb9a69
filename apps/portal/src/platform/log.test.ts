import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.server.ts'

function logged(error: unknown): string {
  let output = ''
  const stream = new Writable({
    write(chunk, _, done) {
      output += String(chunk)
      done()
    },
  })
  createLog('info', stream).error({ error }, 'a request failed')
  return output
}

test('a database error is logged without the values that it names', () => {
  const refused = Object.assign(
    new Error('duplicate key value violates unique constraint "user_email"'),
    {
      severity: 'ERROR',
      code: '23505',
      constraint: 'user_email',
      detail: 'Key (email)=(maja@trivsel.example) already exists.',
      parameters: ['maja@trivsel.example'],
    },
  )
  const error = new DrizzleQueryError('insert into "user" …', ['maja@trivsel.example'], refused)
  const line = logged(error)
  expect(line).not.toContain('maja')
  expect(line).toContain('23505')
  expect(line).toContain('user_email')
})

test('other errors keep their message and where they come from', () => {
  const line = logged(new TypeError('x is not a function'))
  expect(line).toContain('x is not a function')
  expect(line).toContain('log.test.ts')
})
