import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { getLocale } from '#locale'
import { ContentLink } from '../ContentLink.tsx'
import { pageName } from '../page-names.ts'
import { currentPart } from './current-part.ts'

/** The way to the search page; the word is for those who do not see the sign. */
export function SiteSearchLink(props: { path: string; className: string | undefined }) {
  const href = fixedAddresses.search[getLocale()]
  return (
    <ContentLink href={href} className={props.className} current={currentPart(href, props.path)}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round">
          <circle cx="10.5" cy="10.5" r="6.5" />
          <path d="m15.5 15.5 5 5" />
        </g>
      </svg>
      <span className="ds-sr-only">{pageName('search')}</span>
    </ContentLink>
  )
}
