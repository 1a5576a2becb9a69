import { Button } from '@digdir/designsystemet-react'
import { MoveButtons } from '#core/editable/MoveButtons.tsx'
import { type Moving, useMove } from '#core/editable/use-move.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { InquirySetup, SetupCategory, SetupSubcategory } from '../contract.ts'
import { type Edited, seenOf } from '../edited.ts'
import { saveSetup, setupQuery } from '../queries.ts'
import { setupErrorText } from '../refusal-messages.ts'
import type { EditOf } from '../setup-forms.ts'
import { detailsOf, otherNames, subcategoryDetails } from '../setup-texts.ts'
import styles from './Setup.module.css'

/** A category, or a sub-category of it. */
type Movable = Omit<EditOf<'move'>, 'kind' | 'to'>

type Props = { setup: InquirySetup; onEdit: (edited: Edited) => void }

/** The categories in the order of the form. */
export function Categories({ setup: { categories }, onEdit }: Props) {
  const moving = useMove<Movable>({
    idOf: ({ category: { id }, subcategoryId }) =>
      ['inquiry', id, ...(subcategoryId === null ? [] : [subcategoryId])].join('-'),
    queryKey: setupQuery.queryKey,
    send: (entry, to) => saveSetup({ kind: 'move', ...entry, to }),
    errorText: setupErrorText,
  })
  return (
    <section aria-labelledby="inquiry-categories" className={styles.part}>
      <div className={styles.head}>
        <h2 id="inquiry-categories">{m.inquiry_setup_categories()}</h2>
        <Button variant="secondary" onClick={() => onEdit({ kind: 'category', seen: null })}>
          {m.inquiry_setup_category_add()}
        </Button>
      </div>
      <p>{m.inquiry_setup_categories_text()}</p>
      <ul className={styles.categories}>
        {categories.map((category, place) => (
          <li key={category.id} className={styles.category}>
            <div className={styles.head}>
              <div className={styles.what}>
                <h3>{textIn(category.name)}</h3>
                <p className={styles.details}>{otherNames(category)}</p>
                <p className={styles.details}>{detailsOf(category)}</p>
                {!category.isOffered && (
                  <p className={styles.notOffered}>{m.inquiry_setup_not_offered()}</p>
                )}
              </div>
              <div className={styles.actions}>
                <EditButton
                  name={textIn(category.name)}
                  onPress={() => onEdit({ kind: 'category', seen: category })}
                />
                <MoveButtons
                  name={textIn(category.name)}
                  moving={moving}
                  entry={{ category: seenOf(category), subcategoryId: null }}
                  isFirst={place === 0}
                  isLast={place === categories.length - 1}
                />
              </div>
            </div>
            <Subcategories category={category} moving={moving} onEdit={onEdit} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Subcategories({
  category,
  moving,
  onEdit,
}: {
  category: SetupCategory
  moving: Moving<Movable>
  onEdit: Props['onEdit']
}) {
  const { subcategories } = category
  const edit = (seen: SetupSubcategory | null) => onEdit({ kind: 'subcategory', category, seen })
  const name = textIn(category.name)
  return (
    <div className={styles.subcategories}>
      {subcategories.length === 0 ? (
        <p>{m.inquiry_setup_subcategories_none()}</p>
      ) : (
        <Rows label={m.inquiry_setup_subcategories_of({ name })}>
          {subcategories.map((one, place) => (
            <Row
              key={one.id}
              name={textIn(one.name)}
              details={subcategoryDetails(one)}
              action={
                <>
                  <EditButton name={textIn(one.name)} onPress={() => edit(one)} />
                  <MoveButtons
                    name={textIn(one.name)}
                    moving={moving}
                    entry={{ category: seenOf(category), subcategoryId: one.id }}
                    isFirst={place === 0}
                    isLast={place === subcategories.length - 1}
                  />
                </>
              }
            />
          ))}
        </Rows>
      )}
      <div>
        <Button variant="tertiary" onClick={() => edit(null)}>
          {m.inquiry_setup_subcategory_add()}
          <span className="ds-sr-only"> {name}</span>
        </Button>
      </div>
    </div>
  )
}

function EditButton({ name, onPress }: { name: string; onPress: () => void }) {
  return (
    <Button variant="tertiary" onClick={onPress}>
      {m.inquiry_setup_edit()}
      <span className="ds-sr-only"> {name}</span>
    </Button>
  )
}
