import { expect, test, vi } from 'vitest'
import { leaveDocument } from './leave-document.ts'

function routerAt(pathname: string) {
  const navigate = vi.fn(async (_: object) => undefined)
  const preloadRoute = vi.fn(async (_: object) => undefined)
  const router = {
    navigate,
    preloadRoute,
    buildLocation: ({ to }: { to?: unknown }) => ({ publicHref: `${to}?q=a#b` }),
  }
  leaveDocument(router as never, pathname)
  return { router, navigate, preloadRoute }
}

test.each([
  ['/logg-inn', '/glemt-passord'],
  ['/min-side', '/min-side/profil'],
  ['/ansatt', '/ansatt/hendelseslogg'],
])('from %s the router itself goes to %s', async (here, there) => {
  const { router, navigate, preloadRoute } = routerAt(here)
  await router.navigate({ to: there })
  expect(navigate).toHaveBeenCalledWith({ to: there })
  await router.preloadRoute({ to: there })
  expect(preloadRoute).toHaveBeenCalled()
})

test.each([
  ['/logg-inn', '/helse/leger'],
  ['/logg-inn', '/min-side'],
  ['/min-side', '/trening/gruppetimer'],
  ['/ansatt', '/'],
  ['/ansatt', '/finnes-ikke'],
])('from %s the browser loads %s, and nothing of it ahead', async (here, there) => {
  const { router, navigate, preloadRoute } = routerAt(here)
  await router.navigate({ to: there })
  expect(navigate).toHaveBeenCalledWith({ to: there, reloadDocument: true })
  await router.preloadRoute({ to: there })
  expect(preloadRoute).not.toHaveBeenCalled()
})

test('an address that is given whole is looked at as it is', async () => {
  const { router, navigate } = routerAt('/logg-inn')
  await router.navigate({ href: '/helse/leger?page=2' })
  expect(navigate).toHaveBeenCalledWith({ href: '/helse/leger?page=2', reloadDocument: true })
})
