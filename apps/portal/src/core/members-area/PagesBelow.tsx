import { getRouteApi } from '@tanstack/react-router'
import { PageTabs } from '#ui/layout/PageTabs.tsx'
import { usePublicPath } from '#ui/layout/use-public-path.ts'

const route = getRouteApi('/my-page')

/**
 * Links from a page of my page to those below it, as features offer them. The menu has them too, where
 * editors have put the page into it.
 */
export function PagesBelow({ label }: { label: string }) {
  const path = usePublicPath()
  const { below } = route.useLoaderData()
  const tabs = below
    .filter(({ parent }) => parent === path)
    .map(({ link }) => ({ href: link.href, name: link.text, current: undefined }))
  return tabs.length === 0 ? null : <PageTabs label={label} tabs={tabs} />
}
