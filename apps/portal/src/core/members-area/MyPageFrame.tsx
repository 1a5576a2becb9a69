import { getRouteApi } from '@tanstack/react-router'
import { myPageAddresses } from '@trivsel/content-contract/addresses'
import type { TextLink } from '@trivsel/content-contract/content'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { useSignOut } from '#core/sessions/use-sign-out.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { QueryProvider } from '#platform/queries/QueryProvider.tsx'
import { ContentLink } from '#ui/ContentLink.tsx'
import { currentPart } from '#ui/layout/current-part.ts'
import { FoldedMenu } from '#ui/layout/FoldedMenu.tsx'
import { LanguageSwitch } from '#ui/layout/LanguageSwitch.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { usePublicPath } from '#ui/layout/use-public-path.ts'
import styles from './MyPageFrame.module.css'
import { nameOfCurrent, pagesAbove, shownEntries } from './navigation.ts'

/**
 * Around every page of my page: the ways between them, the other language, and out. It is the same
 * for everybody until the browser asks who it is.
 */
export function MyPageFrame(props: { heading: string; intro?: string; children: React.ReactNode }) {
  const { heading, intro, children } = props
  const overview = myPageAddresses.overview[getLocale()]
  const path = usePublicPath()
  const navigation = route.useLoaderData()
  const parents = [{ name: m.my_page_nav_label(), href: overview }, ...pagesAbove(navigation, path)]
  return (
    <QueryProvider>
      <div className={styles.frame}>
        <MyPageNavigation />
        <Page
          heading={heading}
          {...(intro && { intro })}
          parents={path === overview ? [] : parents}
        >
          <noscript>
            <p>{m.my_page_no_script()}</p>
          </noscript>
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
  const isFitnessMember = user === undefined ? undefined : (user?.isFitnessMember ?? false)
  const entries = shownEntries(route.useLoaderData(), { path, isFitnessMember })
  return (
    <FoldedMenu
      label={m.my_page_nav_label()}
      button={m.my_page_nav_label()}
      current={nameOfCurrent(entries, path)}
      page={path}
      className={styles.navigation}
    >
      <ul className={styles.entries}>
        {entries.map(({ link, below }) => (
          <li key={link.href}>
            <Entry link={link} path={path} isOpen={below.length > 0} />
            {below.length > 0 && (
              <ul className={styles.below}>
                {below.map((part) => (
                  <li key={part.href} className={part.isHeld && styles.held}>
                    <Entry link={part} path={path} />
                  </li>
                ))}
              </ul>
            )}
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
    </FoldedMenu>
  )
}

function Entry(props: { link: TextLink; path: string; isOpen?: boolean }) {
  const { link, path, isOpen } = props
  const { href, text, openInNewTab } = link
  // Everything lies below the overview.
  const isTop = href !== path && href === myPageAddresses.overview[getLocale()]
  return (
    <ContentLink
      href={href}
      openInNewTab={openInNewTab}
      className={styles.entry}
      current={(isTop ? undefined : currentPart(href, path)) ?? (isOpen ? 'true' : undefined)}
    >
      {text}
    </ContentLink>
  )
}
