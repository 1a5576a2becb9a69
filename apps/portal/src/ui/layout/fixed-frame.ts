import { type FixedPageKey, fixedAddresses } from '@trivsel/content-contract/addresses'
import type { TextLink } from '@trivsel/content-contract/content'
import type { SiteFrame } from '@trivsel/content-contract/site'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pageNames } from '../page-names.ts'

/** Header and footer with the pages that are always there, for when the editors' own cannot be had. */
export function fixedFrame(): SiteFrame {
  return {
    sections: [
      section(m.nav_sports(), [linkTo('groupClasses'), linkTo('gyms'), linkTo('personalTrainers')]),
      section(m.nav_health(), [linkTo('healthCenters'), linkTo('doctors'), linkTo('dentists')]),
      section(m.nav_kindergarten(), [linkTo('kindergartens')]),
      section(m.nav_food(), [linkTo('eateries')]),
      section(m.nav_about(), [
        linkTo('eventCalendar'),
        linkTo('studyPlaces'),
        linkTo('buildingProjects'),
        linkTo('jobListings'),
      ]),
    ],
    footer: {
      about: m.footer_about(),
      address: null,
      phone: null,
      email: null,
      openingHours: null,
      columns: [],
      statements: [],
    },
  }
}

/** The section leads to its first page; a single page needs no list under it. */
function section(text: string, links: [TextLink, ...TextLink[]]): SiteFrame['sections'][number] {
  return { ...links[0], text, links: links.length > 1 ? links : [] }
}

function linkTo(page: FixedPageKey): TextLink {
  return { text: pageNames[page](), href: fixedAddresses[page][getLocale()], openInNewTab: false }
}
