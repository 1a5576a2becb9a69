import { fixedAddresses } from '@trivsel/content-contract/addresses'
import type { NavBlock } from '@trivsel/content-contract/content'
import type { FrontPage } from '@trivsel/content-contract/pages'
import { getLocale } from '#locale'
import { m } from '#messages'
import { isOffered } from '#platform/routing/route-table.ts'
import { isServiceOffered } from '#platform/services/current-services.ts'

/** A front page of what is always there, for when the editors' own cannot be had. */
export function plainFrontPage(): FrontPage {
  return {
    heading: m.front_heading(),
    ingress: introOf(),
    blocks: [],
    navBlocks: [
      shortcut('groupClasses', m.front_classes_title(), m.front_classes_text()),
      shortcut('eateries', m.front_food_title(), m.front_food_text()),
      shortcut('healthCenters', m.front_health_title(), m.front_health_text()),
      shortcut('kindergartens', m.front_kindergartens_title(), m.front_kindergartens_text()),
      shortcut('eventCalendar', m.front_events_title(), m.front_events_text()),
    ].flat(),
    faqTiles: [],
  }
}

/** It names sports and kindergartens. */
const introOf = () =>
  isServiceOffered('sports') && isServiceOffered('kindergartens')
    ? m.front_intro()
    : m.front_intro_plain()

function shortcut(page: keyof typeof fixedAddresses, title: string, text: string): NavBlock[] {
  if (!isOffered({ id: page, params: {} })) return []
  const href = fixedAddresses[page][getLocale()]
  return [{ title, text, link: { text: null, href, openInNewTab: false } }]
}
