import { afterEach, expect, it, vi } from 'vitest'
import { provideRenderContext } from '#platform/render-context.ts'
import { loadStaffFrame } from './load-staff-frame.ts'

afterEach(() => provideRenderContext(() => ({})))

const access = { state: 'open', name: 'Solveig Berge', roles: ['caseworker'], recoveryCodesLeft: 9 }
const work = { items: [{ page: '/staff/cases', waiting: 4, overdue: 0, mine: 0 }] }

/** Renders a page for one person, whom the API answers by path. */
function answer(answers: Readonly<Record<string, readonly [number, object]>>) {
  const dispatch = vi.fn(async (path: string) => {
    const [status, body] = answers[path] ?? [500, { error: 'INTERNAL_ERROR' }]
    return Response.json(body, { status })
  })
  provideRenderContext(() => ({ personal: true, dispatch }))
  return dispatch
}

it('knows who it is and what waits', async () => {
  answer({
    '/api/frontend/staff/access': [200, access],
    '/api/frontend/staff/work': [200, work],
  })
  expect(await loadStaffFrame()).toEqual({ access, work })
})

it('does not count before a code was given', async () => {
  const dispatch = answer({ '/api/frontend/staff/access': [200, { state: 'code-needed' }] })
  expect(await loadStaffFrame()).toEqual({ access: { state: 'code-needed' }, work: null })
  expect(dispatch).toHaveBeenCalledTimes(1)
})

it('keeps the menu when what waits cannot be counted', async () => {
  answer({ '/api/frontend/staff/access': [200, access] })
  expect(await loadStaffFrame()).toEqual({ access, work: null })
})

it('knows nothing of a visitor whom the API refuses, and on a page for everybody', async () => {
  answer({ '/api/frontend/staff/access': [401, { error: 'UNAUTHORIZED' }] })
  expect(await loadStaffFrame()).toBeNull()
  provideRenderContext(() => ({}))
  expect(await loadStaffFrame()).toBeNull()
})
