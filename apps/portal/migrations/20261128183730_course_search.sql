-- As it is now: core/courses/sql/announce_courses.sql.
CREATE OR REPLACE FUNCTION portal.announce_courses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('courses_changed', '');
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER course_announced
	AFTER INSERT OR UPDATE OF title, text, teacher, state OR DELETE ON portal.course
	FOR EACH STATEMENT EXECUTE FUNCTION portal.announce_courses();
--> statement-breakpoint
CREATE TRIGGER course_date_announced
	AFTER INSERT OR UPDATE OR DELETE ON portal.course_date
	FOR EACH STATEMENT EXECUTE FUNCTION portal.announce_courses();
