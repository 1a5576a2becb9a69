import { expect, it } from 'vitest'
import { withoutQueryValues } from './log-options.ts'

it('logs the message of the database instead of a query with its values', () => {
  const cause = new Error('connection refused')
  const err = Object.assign(new Error('Failed query: … params: kari@example.no', { cause }), {
    params: ['kari@example.no'],
  })
  expect(withoutQueryValues({ err })).toEqual({ err: cause })
  expect(withoutQueryValues({ err: Object.assign(err, { cause: undefined }) })).toEqual({
    err: new Error('A query failed'),
  })
})

it('leaves every other event as it is', () => {
  const event = { err: new Error('Something else'), path: '/admin' }
  expect(withoutQueryValues(event)).toBe(event)
  expect(withoutQueryValues('text')).toBe('text')
})
