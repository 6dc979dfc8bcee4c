export interface DemoCity {
  lat: number;
  lng: number;
  zip: string;
}

export const CITIES: Record<string, DemoCity> = {
  Białystok: { lat: 53.1325, lng: 23.1688, zip: '15-093' },
  'Bielsko-Biała': { lat: 49.8224, lng: 19.0584, zip: '43-300' },
  Bydgoszcz: { lat: 53.1235, lng: 18.0084, zip: '85-005' },
  Częstochowa: { lat: 50.8118, lng: 19.1203, zip: '42-200' },
  Gdańsk: { lat: 54.352, lng: 18.6466, zip: '80-831' },
  Gdynia: { lat: 54.5189, lng: 18.5305, zip: '81-372' },
  Gliwice: { lat: 50.2945, lng: 18.6714, zip: '44-100' },
  Katowice: { lat: 50.2649, lng: 19.0238, zip: '40-014' },
  Kielce: { lat: 50.8661, lng: 20.6286, zip: '25-303' },
  Kraków: { lat: 50.0647, lng: 19.945, zip: '31-042' },
  Lublin: { lat: 51.2465, lng: 22.5684, zip: '20-109' },
  Łódź: { lat: 51.7592, lng: 19.456, zip: '90-423' },
  'Nowy Targ': { lat: 49.4774, lng: 20.0325, zip: '34-400' },
  Olsztyn: { lat: 53.7784, lng: 20.4801, zip: '10-015' },
  Opole: { lat: 50.6751, lng: 17.9213, zip: '45-018' },
  Płock: { lat: 52.5468, lng: 19.7064, zip: '09-400' },
  Poznań: { lat: 52.4064, lng: 16.9252, zip: '61-772' },
  Radom: { lat: 51.4027, lng: 21.1471, zip: '26-600' },
  Rzeszów: { lat: 50.0412, lng: 21.9991, zip: '35-064' },
  Sopot: { lat: 54.4416, lng: 18.5601, zip: '81-704' },
  Sosnowiec: { lat: 50.2863, lng: 19.1041, zip: '41-200' },
  Stryków: { lat: 51.9012, lng: 19.6042, zip: '95-010' },
  Szczecin: { lat: 53.4285, lng: 14.5528, zip: '70-561' },
  Tarnów: { lat: 50.0121, lng: 20.9858, zip: '33-100' },
  Toruń: { lat: 53.0138, lng: 18.5984, zip: '87-100' },
  Warszawa: { lat: 52.2297, lng: 21.0122, zip: '00-375' },
  Wrocław: { lat: 51.1079, lng: 17.0385, zip: '50-101' },
  Zgorzelec: { lat: 51.1494, lng: 15.0084, zip: '59-900' },
  'Zielona Góra': { lat: 51.9356, lng: 15.5062, zip: '65-066' },
};

export const STREETS = [
  'ul. Lipowa',
  'ul. Kościuszki',
  'ul. Mickiewicza',
  'ul. Polna',
  'ul. Ogrodowa',
  'ul. Słowackiego',
  'ul. Krótka',
  'ul. Sienkiewicza',
  'ul. Kolejowa',
  'ul. Młyńska',
  'ul. Dworcowa',
  'al. Niepodległości',
  'ul. Rzemieślnicza',
  'ul. Fabryczna',
];
