import type { TextLink } from '@trivsel/content-contract/content'
import type { SiteFrame } from '@trivsel/content-contract/site'
import type { ReactNode } from 'react'
import { getLocale } from '#locale'
import { m } from '#messages'
import { organisation } from '#platform/organisation/current-organisation.ts'
import { nameOfSite } from '#platform/organisation/name-of-site.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { ContentLink } from '../ContentLink.tsx'
import { PhoneLink } from '../facts/PhoneLink.tsx'
import styles from './Footer.module.css'

/**
 * Who we are, how to reach us, where to go on, and what we promise.
 * @param props `choices`: what a visitor can set for the whole site, beside the statements
 */
export function Footer({ footer, choices }: { footer: SiteFrame['footer']; choices: ReactNode }) {
  const { about, columns, statements } = footer
  return (
    <footer className={styles.footer} data-screen-only>
      <div className={styles.content}>
        <div className={styles.about}>
          <p className={styles.name}>{organisationName()}</p>
          {about && <p className={styles.lines}>{about}</p>}
        </div>
        <Contact />
        {columns.map(({ heading, links }) => (
          <div key={heading}>
            <h2>{heading}</h2>
            <Links links={links} className={styles.links} />
          </div>
        ))}
      </div>
      <div className={styles.statements}>
        <div className={styles.row}>
          {statements.length > 0 && <Links links={statements} className={styles.inline} />}
          {choices}
        </div>
      </div>
    </footer>
  )
}

function Contact() {
  const set = organisation()
  if (!set) return null
  const { visitingAddress, postalAddress, phone, email, links } = set
  const address = visitingAddress || postalAddress
  const openingHours = set.openingHours[getLocale()]
  return (
    <>
      {(address || phone || email) && (
        <div>
          <h2>{m.footer_contact()}</h2>
          {address && <address className={styles.lines}>{address}</address>}
          <ul className={styles.links}>
            {phone && (
              <li>
                <PhoneLink phone={phone} />
              </li>
            )}
            {email && (
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            )}
          </ul>
        </div>
      )}
      {openingHours && (
        <div>
          <h2>{m.footer_opening_hours()}</h2>
          <p className={styles.lines}>{openingHours}</p>
        </div>
      )}
      {links.length > 0 && (
        <div>
          <h2>{m.footer_elsewhere()}</h2>
          <ul className={styles.links}>
            {links.map((href) => (
              <li key={href}>
                <a href={href} rel="me">
                  {nameOfSite(href)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

function Links({ links, className }: { links: TextLink[]; className: string | undefined }) {
  return (
    <ul className={className}>
      {links.map(({ href, text, openInNewTab }) => (
        <li key={href + text}>
          <ContentLink href={href} openInNewTab={openInNewTab}>
            {text}
          </ContentLink>
        </li>
      ))}
    </ul>
  )
}
