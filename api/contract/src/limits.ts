// Plain values without an import: the browser bundles this file, and takes only types of most others. A length is in characters.

// People and signing in.
export const EMAIL_LENGTH = 254;
/** Of a first name, and of a last name. */
export const PERSON_NAME_LENGTH = 100;
export const PASSKEY_NAME_LENGTH = 60;
/** Of the line beside a person's name. */
export const HEADLINE_LENGTH = 120;
export const JOB_TITLE_LENGTH = 80;
/** Of what a person looks for, and of what they offer. */
export const MAX_PERSON_TAGS = 8;
export const PERSON_TAG_LENGTH = 40;
export const ABOUT_LENGTH = 2000;

// Lists and what they are narrowed by.
/** The largest page of most lists. */
export const MAX_PAGE = 100;
/** Totals are exact up to here, and the lists of the market end here; counting further costs more than the figure is worth (ADR 43). */
export const EXACT_COUNT_LIMIT = 10_000;
export const MAX_MARKERS = 10_000;
export const SEARCH_LENGTH = 200;
/** Characters of `MAX_PAGE` ids with commas between them. */
export const IDS_LENGTH = MAX_PAGE * 37;
export const THREAD_SEARCH_LENGTH = 100;
/** zł. */
export const MAX_FILTER_PRICE = 1e10;
export const MAX_RADIUS_KM = 500;
export const MAX_RATING = 5;
/** Of the place that a saved search is around. */
export const PLACE_LENGTH = 120;
export const SAVED_SEARCH_NAME_LENGTH = 100;
/** Of an order's id or number in a query. */
export const ORDER_REFERENCE_LENGTH = 100;
/** Days from today in which a seller may promise to deliver. */
export const DELIVER_WITHIN_DAYS = 730;

// Files, in megabytes of 1,000,000 bytes (specification §5).
export const MAX_FILE_MB = 10;
/** Of a message, and of one to the operator. */
export const MAX_ATTACHMENT_MB = 5;
/** In pixels. A picture is also served in these widths, never larger than it is (ADR 121). */
export const PICTURE_WIDTHS = [96, 192, 320, 640, 1024] as const;

/** Characters of a mail that answers a message, with what it quotes. */
export const INBOUND_MAIL_LENGTH = 200_000;

// Profiles.
export const ADDRESS_LENGTH = 200;
export const CITY_LENGTH = 100;
export const COMPANY_NAME_LENGTH = 200;
export const COMPANY_TEXT_LENGTH = 5000;
export const COMPANY_LINK_LENGTH = 300;
/** Of a number of a register as it is typed: room for spaces, dashes and a country code. */
export const REGISTER_NUMBER_LENGTH = 40;
export const OPINION_LENGTH = 1000;
/** The earliest year in which a company may have been founded. */
export const FOUNDED_FROM = 1800;
export const MAX_REFERENCES = 12;
export const REFERENCE_TITLE_LENGTH = 120;
export const REFERENCE_TEXT_LENGTH = 1000;
export const MAX_REFERENCE_IMAGES = 6;
export const MAX_COMPANY_IMAGES = 12;
/** Of a request to be introduced, and of the words that introduce. */
export const INTRODUCTION_LENGTH = 500;
/** In which a refused invitation can be taken back. */
export const UNDO_DECLINE_MINUTES = 10;
export const MAX_CARD_DIGITS = 12;
export const CARD_SEARCH_LENGTH = 20;
/** Membership numbers that one call creates. */
export const MAX_CARD_RANGE = 1000;

// Offers.
/** zł. No real price reaches a billion. */
export const MAX_ZLOTY = 1_000_000_000;
/** Percent of the price: the largest reward of an order. More would turn recharged points into withdrawable ones (ADR 83). */
export const MAX_REWARD_PERCENT = 50;
export const OFFER_TITLE_LENGTH = 200;
export const OFFER_TEXT_LENGTH = 5000;
/** Most lines of what an offer includes. */
export const MAX_SCOPE_LINES = 10;
export const SCOPE_LINE_LENGTH = 120;
export const DELIVERY_TIME_LENGTH = 100;
export const MAX_OFFER_IMAGES = 10;
/** The largest page of one company's offers: its profile shows all of them as one list. */
export const MAX_SELLER_OFFERS = 1000;
export const MAX_QUOTE_DOCUMENTS = 3;
/** Lines of one proposal. */
export const MAX_QUOTE_LINES = 20;
export const QUOTE_LINE_LENGTH = 200;
export const QUOTE_UNIT_LENGTH = 20;
/** Sellers who are asked by one request. */
export const MAX_QUOTE_SELLERS = 5;
/** The latest last day of a proposal, from today. */
export const PROPOSAL_DAYS = 30;

// Orders, points and plans.
/** Of the token in a referral link. */
export const REFERRAL_LENGTH = 200;
/** A referral link counts for so many days after it was followed (domain §3). */
export const REFERRAL_DAYS = 30;
/** Counts of clicks on referral links are deleted after so many days. */
export const CLICK_KEPT_DAYS = 400;
/** Of what somebody writes about an order: a reason, what proves the purchase, an answer to a report. */
export const ORDER_TEXT_LENGTH = 1000;
export const MAX_ORDER_DOCUMENTS = 10;
/** Days after the purchase until when an order is to be paid, unless the seller names another day. */
export const PAYMENT_DAYS = 14;
/** Between two reminders of one payment. */
export const REMINDER_DAYS = 3;
export const MAX_ANSWER_DOCUMENTS = 5;
/** Days from an order's verification until its reward can be withdrawn (domain §3). */
export const MATURES_AFTER_DAYS = 14;
/** A company with rewards pending longer than this cannot add offers (specification §9). */
export const OVERDUE_AFTER_DAYS = 30;
/** Days between planning a higher price of a plan and its first day: who does not want it, has time to leave. */
export const NOTICE_OF_RAISE_DAYS = 14;
/** The plan in use can be paid again so many days before its paid time ends. */
export const RENEWABLE_DAYS = 14;
/** zł. A person whose withdrawals of a year reach this gives a PESEL and an address for the operator's tax form (ADR 142). */
export const TAX_DATA_FROM = 2000;
/** The tax data of a year are kept for so many years after its end. */
export const TAX_DATA_YEARS = 6;
export const HOUSE_NUMBER_LENGTH = 20;
/** Of a Polish postal code, `00-000`, as it is typed. */
export const POSTAL_CODE_LENGTH = 20;
/** Days that a plan without payment is kept. */
export const UNPAID_DAYS = 30;

// Messages and posts.
export const MESSAGE_LENGTH = 1000;
export const SAVED_REPLY_TITLE_LENGTH = 60;
/** Of a company. */
export const MAX_SAVED_REPLIES = 50;
/** Of a company in one thread. */
export const MAX_THREAD_NOTES = 500;
/** Of a post and of a comment, without markup: a mention counts as its name. */
export const POST_TEXT_LENGTH = 1000;
export const IMAGE_ALT_LENGTH = 300;
export const MAX_POST_IMAGES = 6;
/** After publication, in which the author of a post or comment may edit its text. */
export const EDIT_MINUTES = 15;
/** Of a report, a decision's own words and an appeal. */
export const MODERATION_TEXT_LENGTH = 1000;
export const GROUND_POINT_LENGTH = 200;

// What administrators and the operator handle.
export const REASON_LENGTH = 1000;
/** Of an action's and a subject's name in the audit log. */
export const AUDIT_NAME_LENGTH = 100;
/** Characters of why an admin releases something. */
export const RELEASE_REASON_LENGTH = 300;
/** Rows of the exported audit log; its last line says when there are more. */
export const AUDIT_EXPORT_LIMIT = 50_000;
export const CATEGORY_NAME_LENGTH = 100;
/** A phrase that people search for, and the words with the same meaning. */
export const SEARCH_PHRASE_LENGTH = 60;
export const SEARCH_WORDS_LENGTH = 300;
export const PLAN_ID_LENGTH = 40;
export const PLAN_TITLE_LENGTH = 60;
export const LIBRARY_TITLE_LENGTH = 200;
export const LIBRARY_TEXT_LENGTH = 1000;
/** Of a webinar's title and its speaker's name and sector. */
export const WEBINAR_TITLE_LENGTH = 200;
/** Of what describes a webinar or its speaker. */
export const WEBINAR_TEXT_LENGTH = 1000;
export const WEBINAR_LINK_LENGTH = 500;
export const MAX_WEBINAR_PLACES = 10_000;
/** Contacts that a webinar names of those who come. */
export const WEBINAR_CONTACTS = 3;
export const LEGAL_HEADING_LENGTH = 200;
export const LEGAL_TEXT_LENGTH = 10_000;
export const LEGAL_CHANGES_LENGTH = 2000;
export const MAX_LEGAL_SECTIONS = 60;
/** Of the name of who writes to the operator. */
export const CONTACT_NAME_LENGTH = 100;
export const CONTACT_TEXT_LENGTH = 2000;
export const CONTACT_ANSWER_LENGTH = 5000;
export const MAX_CONTACT_FILES = 3;
