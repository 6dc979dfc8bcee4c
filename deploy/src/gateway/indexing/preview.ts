/** What the gateway tells of a shared object, to whom the page is shared with and to search engines. */
export interface Preview {
  /** Empty for a list, whose page has its own. */
  title: string;
  description: string;
  /** Path or absolute URL. */
  image: string | null;
  /** Null when nothing is for sale. */
  sale: Sale | null;
  /** Null unless everything is known that search engines require of a job. */
  job: Job | null;
  /** Null for anything but a company. */
  company: DescribedCompany | null;
  /** Of an offer, from the root. */
  categories: NamedCategory[];
  /** Upcoming webinars. */
  webinars: UpcomingWebinar[];
}

export interface NamedCategory {
  id: string;
  name: string;
}

export interface Seller {
  id: string;
  name: string;
}

/** zł in wire format, gross; null for individual pricing. */
export interface Sale {
  price: string | null;
  /** Of a range; null for a fixed price. */
  highPrice: string | null;
  seller: Seller;
}

export interface Job {
  /** The whole description, without markup. */
  text: string;
  since: string;
  employer: Seller;
  place: Place;
  /** As in the contract: `full_time`, `part_time`, `contract`, `internship`. */
  schedules: string[];
  isRemote: boolean;
  /** Before tax; null when it is not stated, or not for what time, or after tax. */
  salary: JobSalary | null;
  /** The last day on which people can apply. */
  closesOn: string | null;
}

/** zł in wire format. */
export interface JobSalary {
  from: string;
  /** Null for one that has no upper end. */
  to: string | null;
  period: 'hour' | 'month' | 'year';
}

export interface Place {
  street: string | null;
  zipCode: string | null;
  city: string | null;
}

export interface DescribedCompany extends Place {
  phone: string | null;
  /** Its own pages elsewhere. */
  links: string[];
  /** Latitude and longitude. */
  point: [number, number] | null;
  /** Checked by the operator. */
  nip: string | null;
  /** A year. */
  founded: number | null;
  /** The average and the number of ratings; null without any. */
  rating: { average: number; count: number } | null;
}

export interface UpcomingWebinar {
  id: string;
  title: string;
  description: string;
  image: string | null;
  start: string;
  signUp: string | null;
  speaker: string;
}
