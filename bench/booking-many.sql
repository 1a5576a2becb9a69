-- As booking.sql, in one of :classes classes whose ids follow each other from :class_id on.
\set wanted random(:class_id, :class_id + :classes - 1)
select * from portal.book_group_class(:wanted, :center_id, array['bench-' || nextval('bench_member')]);
