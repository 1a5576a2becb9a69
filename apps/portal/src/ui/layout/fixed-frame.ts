import { type FixedPageKey, fixedAddresses } from '@trivsel/content-contract/addresses'
import type { TextLink } from '@trivsel/content-contract/content'
import type { SiteFrame } from '@trivsel/content-contract/site'
import { getLocale } from '#locale'
import { m } from '#messages'

/** Header and footer with the pages that are always there, for when the editors' own cannot be had. */
export function fixedFrame(): SiteFrame {
  return {
    sections: [
      section(m.nav_sports(), [
        linkTo('groupClasses', m.nav_group_classes()),
        linkTo('gyms', m.nav_gyms()),
        linkTo('personalTrainers', m.nav_personal_trainers()),
      ]),
      section(m.nav_health(), [
        linkTo('healthCenters', m.nav_health_centers()),
        linkTo('doctors', m.nav_doctors()),
        linkTo('dentists', m.nav_dentists()),
      ]),
      section(m.nav_kindergarten(), [linkTo('kindergartens', m.nav_kindergartens())]),
      section(m.nav_food(), [linkTo('eateries', m.nav_eateries())]),
      section(m.nav_about(), [
        linkTo('eventCalendar', m.nav_events()),
        linkTo('studyPlaces', m.nav_study_places()),
        linkTo('buildingProjects', m.nav_building_projects()),
        linkTo('jobListings', m.nav_job_listings()),
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

function linkTo(page: FixedPageKey, text: string): TextLink {
  return { text, href: fixedAddresses[page][getLocale()], openInNewTab: false }
}
