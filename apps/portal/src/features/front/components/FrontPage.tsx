import { Heading } from '@digdir/designsystemet-react'
import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import styles from './FrontPage.module.css'

export function FrontPage() {
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.heroText}>
          <Heading level={1} data-size="2xl" tabIndex={-1} data-page-heading>
            {m.front_heading()}
          </Heading>
          <p>{m.front_intro()}</p>
        </div>
        <img
          className={styles.drawing}
          src="/drawings/front.svg"
          width={1600}
          height={640}
          alt=""
          fetchPriority="high"
        />
      </div>
      <ul className={styles.tiles}>
        <li className={styles.classes}>
          <h2>
            <Link to="/sports/group-classes">{m.front_classes_title()}</Link>
          </h2>
          <p>{m.front_classes_text()}</p>
        </li>
        <li className={styles.kindergartens}>
          <h2>
            <Link to="/kindergarten/kindergartens">{m.front_kindergartens_title()}</Link>
          </h2>
          <p>{m.front_kindergartens_text()}</p>
        </li>
        <li className={styles.mySports}>
          <h2>
            <Link to="/my-page/sports">{m.front_my_sports_title()}</Link>
          </h2>
          <p>{m.front_my_sports_text()}</p>
        </li>
      </ul>
    </>
  )
}
