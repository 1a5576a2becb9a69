import { Button, ValidationMessage } from '@digdir/designsystemet-react'
import { useRef } from 'react'
import { mostCategories } from '#core/health-refunds/rules/scheme-rules.ts'
import { m } from '#messages'
import styles from '../../components/Schemes.module.css'
import { newCategoryKey } from '../category-key.ts'
import { type FieldProps, idPrefix } from '../field-props.ts'
import { emptyCategory, type TypedCategory } from '../typed-rules.ts'
import { CategoryPart } from './CategoryPart.tsx'

/** What is refunded: any number of categories in an order. */
export function CategoryFields({ typed, change, textOf }: FieldProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const { categories } = typed
  const set = (changed: readonly TypedCategory[]) => change({ categories: changed })
  const move = (at: number, by: 1 | -1) => {
    const moved = categories.toSpliced(at, 1)
    const [one] = categories.slice(at, at + 1)
    if (one) set(moved.toSpliced(at + by, 0, one))
  }
  return (
    <fieldset ref={group} tabIndex={-1} id={`${idPrefix}categories`} className={styles.part}>
      <legend>{m.health_scheme_categories()}</legend>
      <p>{m.health_scheme_categories_hint()}</p>
      {textOf('categories') && <ValidationMessage>{textOf('categories')}</ValidationMessage>}
      {categories.map((category, at) => (
        <CategoryPart
          key={category.key}
          at={at}
          count={categories.length}
          category={category}
          textOf={textOf}
          change={(changes) =>
            set(categories.map((one) => (one.key === category.key ? { ...one, ...changes } : one)))
          }
          move={(by) => move(at, by)}
          remove={() => {
            set(categories.filter(({ key }) => key !== category.key))
            // What was pressed is no longer there.
            group.current?.focus()
          }}
        />
      ))}
      {categories.length < mostCategories && (
        <div className={styles.buttons}>
          <Button
            type="button"
            variant="secondary"
            onClick={() => set([...categories, emptyCategory(newCategoryKey())])}
          >
            {m.health_scheme_category_add()}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
