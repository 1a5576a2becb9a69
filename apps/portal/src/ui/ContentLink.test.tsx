import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  RouterProvider,
  useLinkProps,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { publicPath, routerPath } from '#platform/routing/route-table.ts'
import { stringifySearch } from '#platform/routing/stringify-search.ts'
import { ContentLink } from './ContentLink.tsx'
import { SearchLink } from './SearchLink.tsx'

/** As the server writes it on the page at an address of ours, in Norwegian. */
async function written(address: string, shown: ReactNode): Promise<string> {
  const root = createRootRoute()
  const all = createRoute({ getParentRoute: () => root, path: '$', component: () => shown })
  const router = createRouter({
    routeTree: root.addChildren([all]),
    history: createMemoryHistory({ initialEntries: [address] }),
    stringifySearch,
    rewrite: {
      input: ({ url }) => Object.assign(url, { pathname: routerPath(url.pathname) }),
      output: ({ url }) => Object.assign(url, { pathname: publicPath(url.pathname, 'no') }),
    },
  })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router as never} />)
}

const here = '/helse/leger'

/** What the browser makes of the same link, and so must find in the page. */
const routerLink = (to: string, options: object, props: object) => (
  <Link
    to={to as '/'}
    {...options}
    {...props}
    activeOptions={{ exact: true, includeSearch: false }}
  >
    Leger
  </Link>
)

test.each([
  [here, {}],
  [`${here}/`, {}],
  [`${here}?page=2`, { search: { page: 2 } }],
  ['/helse', {}],
  ['/helse#kontakt', { hash: 'kontakt' }],
  ['/om-oss/å søke?q=«a%26b»#c', { search: { q: '«a&b»' }, hash: 'c' }],
  ['/barnehage/barnehager/l%C3%B8kka', {}],
])('the link to %s is written as the router writes it', async (href, options) => {
  const to = routerPath(href.split(/[?#]/)[0] ?? '')
  for (const current of [undefined, 'true'] as const)
    for (const className of [undefined, 'item']) {
      const look = { ...(className && { className }), 'data-variant': 'secondary' as const }
      const link = (
        <ContentLink href={href} {...look} current={current}>
          Leger
        </ContentLink>
      )
      const expected = routerLink(to, options, { ...look, 'aria-current': current })
      expect(await written(here, link)).toBe(await written(here, expected))
    }
})

test('a number of a query is written as it was given', async () => {
  const link = <ContentLink href={`${here}?page=2`}>Leger</ContentLink>
  expect(await written('/helse', link)).toContain(`href="${here}?page=2"`)
})

test('a link is cached by its target, not by its place', async () => {
  const link = <ContentLink href={here}>Leger</ContentLink>
  expect(await written(here, link)).toContain('aria-current="page"')
  expect(await written('/helse', link)).not.toContain('aria-current')
})

test.each(['https://example.org/helse', '/en/health', '/bolig', '/api/x', 'mailto:a@example.org'])(
  '%s is a plain link',
  async (href) => {
    expect(await written(here, <ContentLink href={href}>Der</ContentLink>)).toBe(
      `<a href="${href}">Der</a>`,
    )
  },
)

function RoutersSearchLink({ search }: { search: object }) {
  return <a href={useLinkProps({ to: '.', search: () => search as never }).href}>2</a>
}

test.each([
  [{ page: 2 }],
  [{ q: '«a» & b\'s "c"+d 100%', kind: undefined }],
  [{ q: '12', center: [3, 4] }],
  [{}],
])('the link to the same page with the query %j is the router’s', async (search) => {
  for (const address of [here, `${here}?page=3`, '/barnehage/barnehager/l%C3%B8kka']) {
    const link = (
      <SearchLink search={search} current={undefined} className={undefined}>
        2
      </SearchLink>
    )
    const expected = <RoutersSearchLink search={search} />
    expect(await written(address, link)).toBe(await written(address, expected))
  }
})
