import { getRouteApi, rootRouteId } from '@tanstack/react-router'
import type { PageReference } from '@trivsel/content-contract/content'
import { currentSection } from './current-part.ts'
import { usePublicPath } from './use-public-path.ts'

const root = getRouteApi(rootRouteId)

/** The section of the menu that this page lies in, for the trail above it; none above the section itself. */
export function useMenuSection(): PageReference[] {
  const path = usePublicPath()
  const { sections } = root.useLoaderData()
  const section = sections.find((candidate) => currentSection(candidate, path) === 'true')
  // The section may have no page of its own: then it leads to the first of its list.
  const isAbove = section && path.startsWith(`${section.href}/`)
  return section ? [{ name: section.text, href: isAbove ? section.href : null }] : []
}
