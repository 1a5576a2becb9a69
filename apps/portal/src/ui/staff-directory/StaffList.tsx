import type { StaffKind, StaffPerson } from '@trivsel/content-contract/staff'
import { Accordion } from '../accordion/Accordion.tsx'
import { PhoneLink } from '../facts/PhoneLink.tsx'
import { RichText } from '../rich-text/RichText.tsx'
import { Avatar } from './Avatar.tsx'
import { foremostFacts } from './foremost-facts.ts'
import { StaffFacts } from './StaffFacts.tsx'
import styles from './StaffList.module.css'

type Props = {
  kind: StaffKind
  people: StaffPerson[]
  /** Of the names. */
  headingLevel: 2 | 3
}

/**
 * People who fold out to what they do and how to reach them (specification, section 2). Where they
 * work, what they help with and their telephone are seen before that.
 */
export function StaffList({ kind, people, headingLevel }: Props) {
  const Name = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.list}>
      {people.map((person) => (
        <div key={person.id} className={styles.person}>
          <Accordion
            id={`person-${person.id}`}
            summary={
              <>
                <Avatar kind={kind} name={person.displayName} image={person.image} />
                <span className={styles.words}>
                  <Name className={styles.name}>{person.displayName}</Name>
                  {foremostFacts(kind, person).map((fact) => (
                    <span key={fact} className={styles.fact}>
                      {fact}
                    </span>
                  ))}
                </span>
              </>
            }
          >
            {person.richText.length > 0 && <RichText content={person.richText} />}
            <StaffFacts kind={kind} person={person} />
          </Accordion>
          {person.phone && (
            <p className={styles.phone}>
              <PhoneLink phone={person.phone} />
            </p>
          )}
        </div>
      ))}
    </div>
  )
}
