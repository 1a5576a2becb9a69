import { fixedAddresses } from '@trivsel/content-contract/addresses'
import type { NavBlock } from '@trivsel/content-contract/content'
import type { FrontPage } from '@trivsel/content-contract/pages'
import { getLocale } from '#locale'
import { m } from '#messages'

/** A front page of what is always there, for when the editors' own cannot be had. */
export function plainFrontPage(): FrontPage {
  return {
    heading: m.front_heading(),
    ingress: m.front_intro(),
    blocks: [],
    navBlocks: [
      shortcut('groupClasses', m.front_classes_title(), m.front_classes_text()),
      shortcut('eateries', m.front_food_title(), m.front_food_text()),
      shortcut('healthCenters', m.front_health_title(), m.front_health_text()),
      shortcut('kindergartens', m.front_kindergartens_title(), m.front_kindergartens_text()),
      shortcut('eventCalendar', m.front_events_title(), m.front_events_text()),
    ],
    faqTiles: [],
  }
}

function shortcut(page: keyof typeof fixedAddresses, title: string, text: string): NavBlock {
  const href = fixedAddresses[page][getLocale()]
  return { title, text, link: { text: null, href, openInNewTab: false } }
}
