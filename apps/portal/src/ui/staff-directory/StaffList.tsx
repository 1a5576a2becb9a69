import type { StaffKind, StaffPerson } from '@trivsel/content-contract/staff'
import { Accordion } from '../accordion/Accordion.tsx'
import { RichText } from '../rich-text/RichText.tsx'
import { Avatar } from './Avatar.tsx'
import { StaffFacts } from './StaffFacts.tsx'
import styles from './StaffList.module.css'

type Props = {
  kind: StaffKind
  people: StaffPerson[]
  /** Of the names. */
  headingLevel: 2 | 3
}

/** People who fold out to what they do and how to reach them (specification, section 2). */
export function StaffList({ kind, people, headingLevel }: Props) {
  const Name = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.list}>
      {people.map((person) => (
        <Accordion
          key={person.id}
          id={`person-${person.id}`}
          summary={
            <>
              <Avatar kind={kind} name={person.displayName} image={person.image} />
              <span className={styles.words}>
                <Name className={styles.name}>{person.displayName}</Name>
                {person.roleDescription && (
                  <span className={styles.role}>{person.roleDescription}</span>
                )}
              </span>
            </>
          }
        >
          {person.richText.length > 0 && <RichText content={person.richText} />}
          <StaffFacts kind={kind} person={person} />
        </Accordion>
      ))}
    </div>
  )
}
