import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import styles from './Footer.module.css'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div>
          <p className={styles.name}>{m.site_name()}</p>
          <p>{m.footer_about()}</p>
        </div>
        <ul className={styles.links}>
          <li>
            <Link to="/sports/group-classes">{m.nav_group_classes()}</Link>
          </li>
          <li>
            <Link to="/kindergarten/kindergartens">{m.nav_kindergartens()}</Link>
          </li>
          <li>
            <Link to="/my-page/sports">{m.nav_my_sports()}</Link>
          </li>
        </ul>
      </div>
    </footer>
  )
}
