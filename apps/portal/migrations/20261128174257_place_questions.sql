ALTER TABLE "portal"."association_event_answer" RENAME TO "place_answer";--> statement-breakpoint
ALTER TABLE "portal"."association_event_question" RENAME TO "place_question";--> statement-breakpoint
ALTER TABLE "portal"."place_question" RENAME CONSTRAINT "association_event_question_pkey" TO "place_question_pkey";--> statement-breakpoint
ALTER TABLE "portal"."place_question" RENAME COLUMN "event_id" TO "offer_id";--> statement-breakpoint
ALTER TABLE "portal"."place_question" DROP CONSTRAINT "association_event_question_kind";--> statement-breakpoint
ALTER TABLE "portal"."place_question" DROP CONSTRAINT "association_event_question_text";--> statement-breakpoint
ALTER TABLE "portal"."place_question" DROP CONSTRAINT "association_event_question_options";--> statement-breakpoint
ALTER TABLE "portal"."place_answer" DROP CONSTRAINT "association_event_answer_place_id_place_id_fk";
--> statement-breakpoint
ALTER TABLE "portal"."place_answer" DROP CONSTRAINT "association_event_answer_question_id_association_event_question_id_fk";
--> statement-breakpoint
ALTER TABLE "portal"."place_question" DROP CONSTRAINT "association_event_question_event_id_association_event_id_fk";
--> statement-breakpoint
DROP INDEX "portal"."association_event_answer_question";--> statement-breakpoint
DROP INDEX "portal"."association_event_question_of";--> statement-breakpoint
ALTER TABLE "portal"."place_answer" DROP CONSTRAINT "association_event_answer_place_id_question_id_pk";--> statement-breakpoint
ALTER TABLE "portal"."place_answer" ADD CONSTRAINT "place_answer_place_id_question_id_pk" PRIMARY KEY("place_id","question_id");--> statement-breakpoint
ALTER TABLE "portal"."place_answer" ADD CONSTRAINT "place_answer_place_id_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "portal"."place"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portal"."place_answer" ADD CONSTRAINT "place_answer_question_id_place_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "portal"."place_question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Nobody could answer these: what they were of had no places any more.
DELETE FROM "portal"."place_question" WHERE NOT EXISTS (SELECT FROM "portal"."place_offer" "offer" WHERE "offer"."id" = "place_question"."offer_id");--> statement-breakpoint
ALTER TABLE "portal"."place_question" ADD CONSTRAINT "place_question_offer_id_place_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "portal"."place_offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_answer_question" ON "portal"."place_answer" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "place_question_of" ON "portal"."place_question" USING btree ("offer_id","position");--> statement-breakpoint
ALTER TABLE "portal"."place_question" ADD CONSTRAINT "place_question_kind" CHECK ("portal"."place_question"."kind" in ('text', 'choice', 'yes-no'));--> statement-breakpoint
ALTER TABLE "portal"."place_question" ADD CONSTRAINT "place_question_text" CHECK (coalesce(length("portal"."place_question"."text" ->> 'no'), 0) between 0 and 200 and coalesce(length("portal"."place_question"."text" ->> 'en'), 0) between 0 and 200);--> statement-breakpoint
ALTER TABLE "portal"."place_question" ADD CONSTRAINT "place_question_options" CHECK (("portal"."place_question"."kind" = 'choice') = ("portal"."place_question"."options" is not null));