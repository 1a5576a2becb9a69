import { languageOf } from '@trivsel/content-contract/locales'
import { type ReactNode, useId } from 'react'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { paragraphsOf, textInEither } from '../../model/text-in-either.ts'
import styles from './Profile.module.css'

/**
 * What a board has written, as text alone: markup is shown as it was typed. Without a text in the
 * language of the page it says so and shows the other one.
 */
export function WrittenText(props: { heading: string; text: Localized; children?: ReactNode }) {
  const id = useId()
  const { heading, children } = props
  const found = textInEither(props.text)
  if (!found && !children) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {found?.lang && (
        <p className={styles.language}>
          {m.association_other_language({ language: languageName(found.lang) })}
        </p>
      )}
      {found && (
        <div lang={found.lang && languageOf(found.lang)}>
          {paragraphsOf(found.text).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one text never move
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      )}
      {children}
    </section>
  )
}
