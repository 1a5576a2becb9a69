import type { Pictures } from '#platform/organisation/organisation.ts'
import { organisationName } from '#platform/organisation/organisation-name.ts'
import { useOrganisation } from '#platform/organisation/use-organisation.ts'
import styles from './Logo.module.css'

/** Characters of a name that has a line for itself beside the menu of a phone. */
const short = 14

/** What the organisation has uploaded; else its name with its mark, or with a leaf. */
export function Logo() {
  const pictures = useOrganisation()?.pictures
  return <LogoOf name={organisationName()} pictures={pictures} />
}

/** The same of what is not saved yet. */
export function LogoOf({ name, pictures }: { name: string; pictures: Pictures | undefined }) {
  const { logo, logoDark, mark } = pictures ?? {}
  if (logo)
    return (
      <picture className={styles.picture} data-light={!logoDark || undefined}>
        {logoDark && <source media="(prefers-color-scheme: dark)" srcSet={logoDark.address} />}
        <img src={logo.address} width={logo.width} height={logo.height} alt="" />
      </picture>
    )
  return (
    <span aria-hidden="true" className={styles.logo} data-long={name.length > short || undefined}>
      {mark ? <img src={mark.address} width="36" height="36" alt="" /> : <Leaf />}
      {name}
    </span>
  )
}

function Leaf() {
  return (
    <svg viewBox="0 0 28 36" width="28" height="36" aria-hidden="true" focusable="false">
      <path d="M4 20C4 10 12 4 24 4c0 12-6 20-16 20-1.5 0-2.8-.3-4-.8z" fill="#a9cf9b" />
      <path
        d="M5 30c1.5-8 6-14 13-18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
