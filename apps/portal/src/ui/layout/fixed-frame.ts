import {
  type FixedPageKey,
  fixedAddresses,
  fixedPageKeys,
} from '@trivsel/content-contract/addresses'
import type { TextLink } from '@trivsel/content-contract/content'
import type { SiteFrame } from '@trivsel/content-contract/site'
import { getLocale } from '#locale'
import { m } from '#messages'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import type { MenuSection } from '#platform/routing/page.ts'
import { isOffered, pageDefinition } from '#platform/routing/route-table.ts'
import { pageName } from '../page-names.ts'

/** In the order of the menu. */
const sectionNames: Readonly<Record<MenuSection, () => string>> = {
  sports: m.nav_sports,
  health: m.nav_health,
  children: m.nav_children,
  food: m.nav_food,
  about: m.nav_about,
}

/** Header and footer with the pages that are always there, for when the editors' own cannot be had. */
export function fixedFrame(): SiteFrame {
  return {
    sections: (Object.keys(sectionNames) as MenuSection[]).flatMap(sectionOf),
    footer: {
      about: m.footer_about({ organisation: organisationName() }),
      columns: [],
      statements: [],
    },
  }
}

/** The section leads to its first page; a single page needs no list under it. */
function sectionOf(section: MenuSection): SiteFrame['sections'] {
  const [first, ...others] = fixedPageKeys
    .flatMap((page) => {
      const place = pageDefinition(page).menu
      return place?.section === section && isOffered({ id: page, params: {} })
        ? [{ page, order: place.order }]
        : []
    })
    .toSorted((one, other) => one.order - other.order)
    .map(({ page }) => linkTo(page))
  if (!first) return []
  const links = others.length > 0 ? [first, ...others] : []
  return [{ ...first, text: sectionNames[section](), links }]
}

function linkTo(page: FixedPageKey): TextLink {
  return { text: pageName(page), href: fixedAddresses[page][getLocale()], openInNewTab: false }
}
