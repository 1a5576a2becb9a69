import { expect, it, vi } from 'vitest'
import { queryClient } from '#platform/queries/query-client.ts'
import { loadTimeslots } from './queries.ts'

it('the page is shown when a browser cannot fetch the timeslots', async () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ error: 'UNAVAILABLE' }, { status: 503 })),
  )
  // Tests of one thread share the client, and another test may have filled it.
  queryClient.clear()
  expect(await loadTimeslots('no')).toBeNull()
})
