import type { ReactNode } from 'react'
import { ContentLink } from '#ui/ContentLink.tsx'
import styles from './Today.module.css'

type Props = {
  heading: string
  /** The whole list that this is taken from. */
  link: { href: string; text: string }
  children: ReactNode
}

/** One thing that is true today. */
export function TodayPanel({ heading, link, children }: Props) {
  return (
    <section className={styles.panel}>
      <h3 className={styles.heading}>{heading}</h3>
      {children}
      <p className={styles.more}>
        <ContentLink href={link.href}>{link.text}</ContentLink>
      </p>
    </section>
  )
}

export type TodayLine = { name: string; href: string; text: string }

/** What is on, each with the time that matters. */
export function TodayLines({ lines }: { lines: TodayLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ name, href, text }) => (
        <li key={href + text}>
          <ContentLink href={href}>{name}</ContentLink>
          <span className={styles.when}>{text}</span>
        </li>
      ))}
    </ul>
  )
}
