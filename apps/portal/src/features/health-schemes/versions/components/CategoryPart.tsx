import { Button } from '@digdir/designsystemet-react'
import { longestDocuments, longestName } from '#core/health-refunds/rules/scheme-rules.ts'
import { m } from '#messages'
import { languageName } from '#platform/format.ts'
import { locales, textIn } from '#platform/i18n/localized.ts'
import { TextField } from '#ui/form/TextField.tsx'
import styles from '../../components/Schemes.module.css'
import { idPrefix } from '../field-props.ts'
import type { TypedCategory } from '../typed-rules.ts'

type Props = {
  at: number
  count: number
  category: TypedCategory
  textOf: (field: string) => string | undefined
  change: (changes: Partial<TypedCategory>) => void
  move: (by: 1 | -1) => void
  remove: () => void
}

/** One category: its name, what of it is covered, and what has to be attached. */
export function CategoryPart({ at, count, category, textOf, change, move, remove }: Props) {
  const number = at + 1
  const name = textIn(category.name) || m.health_scheme_category_number({ number })
  const field = (part: string) => ({
    id: `${idPrefix}categories.${at}.${part}`,
    error: textOf(`categories.${at}.${part}`),
  })
  const inLanguages = (part: 'name' | 'documents', label: string, maxLength: number) =>
    locales.map((locale) => (
      <TextField
        key={part + locale}
        {...field(`${part}-${locale}`)}
        label={m.health_scheme_field_in_language({
          field: label,
          language: languageName(locale),
        })}
        maxLength={maxLength}
        value={category[part][locale]}
        onChange={({ target }) => change({ [part]: { ...category[part], [locale]: target.value } })}
      />
    ))
  return (
    <fieldset className={styles.category}>
      <legend>{m.health_scheme_category_number({ number })}</legend>
      {inLanguages('name', m.health_scheme_category_name(), longestName)}
      <div className={styles.fields}>
        <TextField
          {...field('percentage')}
          label={m.health_scheme_percentage()}
          inputMode="numeric"
          value={category.percentage}
          onChange={({ target }) => change({ percentage: target.value })}
        />
        <TextField
          {...field('ownShare')}
          label={m.health_scheme_category_own_share()}
          inputMode="decimal"
          value={category.ownShare}
          onChange={({ target }) => change({ ownShare: target.value })}
        />
        <TextField
          {...field('cap')}
          label={m.health_scheme_category_cap()}
          inputMode="decimal"
          value={category.cap}
          onChange={({ target }) => change({ cap: target.value })}
        />
      </div>
      {inLanguages('documents', m.health_scheme_documents(), longestDocuments)}
      <div className={styles.buttons}>
        <Button
          type="button"
          variant="tertiary"
          aria-label={m.health_scheme_move_up_of({ name })}
          aria-disabled={at === 0}
          onClick={() => at > 0 && move(-1)}
        >
          {m.health_scheme_move_up()}
        </Button>
        <Button
          type="button"
          variant="tertiary"
          aria-label={m.health_scheme_move_down_of({ name })}
          aria-disabled={at === count - 1}
          onClick={() => at < count - 1 && move(1)}
        >
          {m.health_scheme_move_down()}
        </Button>
        <Button
          type="button"
          variant="tertiary"
          aria-label={m.health_scheme_category_remove_of({ name })}
          onClick={remove}
        >
          {m.health_scheme_category_remove()}
        </Button>
      </div>
    </fieldset>
  )
}
