import { expect, it } from 'vitest'
import { z } from 'zod'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import { serveEndpoints } from './serve-endpoints.server.ts'

const answer = z.strictObject({})
const rest = { summary: 'An endpoint of a test.', answer }
const plain = endpoint<{ answer: Record<string, never> }>()('GET', '/api/plain')

it.each([
  ['user', 'user'],
  ['staff on the way in', 'staff-on-the-way-in'],
  ['staff', { staff: ['admin'] }],
] as const)('does not start when an endpoint for %s has no guard', (_, access) => {
  const described = describeEndpoint(plain, { ...rest, access })
  expect(() => serveEndpoints({}).serve(described, () => ({}))).toThrow('GET /api/plain')
})

it('takes no role that there is not, and no machine without a door', () => {
  const { serve, serveBehind } = serveEndpoints({
    requireStaff: Object.assign(() => async () => undefined, { onTheWayIn: async () => undefined }),
  })
  const unknown = describeEndpoint(plain, { ...rest, access: { staff: ['janitor'] } })
  // @ts-expect-error: there is no such role
  serve(unknown, () => ({}))
  const machine = { name: 'key', scheme: { type: 'http', scheme: 'bearer' } }
  const forMachines = describeEndpoint(plain, { ...rest, access: { machine } })
  // @ts-expect-error: nothing checks the key
  serve(forMachines, () => ({}))
  serveBehind(
    () => 'who it is',
    forMachines,
    ({ admitted }) => {
      admitted.toUpperCase()
      return {}
    },
  )
})
