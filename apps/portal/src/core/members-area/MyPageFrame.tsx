import { getRouteApi } from '@tanstack/react-router'
import { myPageAddresses } from '@trivsel/content-contract/addresses'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { useSignOut } from '#core/sessions/use-sign-out.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { ContentLink } from '#ui/ContentLink.tsx'
import { LanguageSwitch } from '#ui/layout/LanguageSwitch.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { usePublicPath } from '#ui/layout/use-public-path.ts'
import styles from './MyPageFrame.module.css'
import { findSection, visibleEntries } from './navigation.ts'

/**
 * Around every page of my page: the ways between them, the other language, and out. It is the same
 * for everybody until the browser asks who it is.
 */
export function MyPageFrame(props: { heading: string; intro?: string; children: React.ReactNode }) {
  const { heading, intro, children } = props
  const overview = myPageAddresses.overview[getLocale()]
  const isBelow = usePublicPath() !== overview
  return (
    <QueryProvider>
      <div className={styles.frame}>
        <MyPageNavigation />
        <Page
          heading={heading}
          {...(intro && { intro })}
          parents={isBelow ? [{ name: m.my_page_nav_label(), href: overview }] : []}
        >
          <SectionNavigation />
          {children}
        </Page>
      </div>
    </QueryProvider>
  )
}

const route = getRouteApi('/my-page')

function MyPageNavigation() {
  const path = usePublicPath()
  const user = useSessionUser()
  const { signOut, failure } = useSignOut()
  const menu = route.useLoaderData()
  const entries = visibleEntries(menu.entries, user?.isFitnessMember ?? false)
  const section = findSection(menu.sections, path)
  return (
    <nav className={styles.navigation} aria-label={m.my_page_nav_label()}>
      <ul className={styles.entries}>
        {entries.map(({ href, text, openInNewTab }) => (
          <li key={href}>
            <ContentLink
              href={href}
              openInNewTab={openInNewTab}
              className={styles.entry}
              current={href === path ? 'page' : href === section?.address ? 'true' : undefined}
            >
              {text}
            </ContentLink>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <LanguageSwitch className={styles.entry} />
        {user && (
          <button type="button" className={styles.entry} onClick={signOut}>
            {m.nav_logout()}
          </button>
        )}
      </div>
      {failure}
    </nav>
  )
}

/** The pages that belong together with this one, where there are such. */
function SectionNavigation() {
  const path = usePublicPath()
  const user = useSessionUser()
  const section = findSection(route.useLoaderData().sections, path)
  if (!section) return null
  return (
    <nav aria-label={m.my_page_section_label()}>
      <ul className={styles.section}>
        {visibleEntries(section.links, user?.isFitnessMember ?? false).map(({ href, text }) => (
          <li key={href}>
            <ContentLink
              href={href}
              className={styles.sectionEntry}
              current={href === path ? 'page' : undefined}
            >
              {text}
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
